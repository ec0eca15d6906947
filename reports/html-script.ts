/** The page's behaviour: filters, links that open what they point to, copy buttons. */
export const script = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (id) => document.getElementById(id);
  const rows = all('details.row');
  const chips = all('.chip');
  const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));

  function pressed() {
    return chips.filter((chip) => chip.getAttribute('aria-pressed') === 'true')
      .map((chip) => chip.dataset.verdict);
  }

  function isSelected(row) {
    return row.dataset.verdict !== 'not-selected';
  }

  function filter() {
    const verdicts = pressed();
    const area = one('area').value;
    const words = one('search').value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const section of all('section.area')) {
      let inArea = 0;
      for (const row of section.querySelectorAll('details.row')) {
        row.hidden = !(
          (verdicts.length === 0 ? isSelected(row) : verdicts.includes(row.dataset.verdict)) &&
          (area === '' || area === section.dataset.area) &&
          words.every((word) => texts.get(row).includes(word))
        );
        inArea += row.hidden ? 0 : 1;
      }
      section.hidden = inArea === 0;
      shown += inArea;
    }
    one('nothing').hidden = shown > 0;
    const all = rows.filter(isSelected).length;
    one('shown').textContent = shown === all ? '' : shown + ' of ' + all;
  }

  function clear() {
    for (const chip of chips) chip.setAttribute('aria-pressed', 'false');
    one('area').value = '';
    one('search').value = '';
    filter();
  }

  function openTarget() {
    const target = one(decodeURIComponent(location.hash.slice(1)));
    if (target === null || !target.matches('details, section.area')) return;
    if (target.hidden) clear();
    target.hidden = false;
    if (target.matches('details')) target.open = true;
    target.scrollIntoView();
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') !== 'true'));
      filter();
    });
  }
  one('area').addEventListener('change', filter);
  one('search').addEventListener('input', filter);
  one('toolbar').addEventListener('submit', (event) => event.preventDefault());
  one('unfold').addEventListener('click', (event) => {
    const visible = rows.filter((row) => !row.hidden);
    const unfold = visible.some((row) => !row.open);
    for (const row of visible) row.open = unfold;
    event.target.textContent = unfold ? 'Fold all' : 'Unfold all';
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !event.target.matches('input, select')) {
      event.preventDefault();
      one('search').focus();
    }
    if (event.key === 'Escape' && event.target === one('search')) clear();
  });
  if (navigator.clipboard !== undefined) {
    for (const button of all('.copy')) {
      button.hidden = false;
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(button.previousElementSibling.textContent);
        button.textContent = 'Copied';
        setTimeout(() => { button.textContent = 'Copy'; }, 1500);
      });
    }
  }
  window.addEventListener('hashchange', openTarget);
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link !== null && link.hash === location.hash) openTarget();
  });
  one('toolbar').hidden = false;
  filter();
  openTarget();
})();
`;
