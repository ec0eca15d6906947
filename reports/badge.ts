import { counted } from './counted.ts';
import { verdictLabel, verdictOf } from './headline.ts';
import type { RunResult } from './model.ts';

const LABEL = 'conformance';
const CHARACTER = 6.6;
const PADDING = 10;
const colours = {
  passed: '#1a7f4b',
  failed: '#c4252f',
  unjudged: '#6b7280',
  error: '#6b7280',
} as const;

/** A badge for a README: an SVG with the counts of passed, failed and known requirements. */
export function formatBadge(result: RunResult): string {
  const text = badgeText(result);
  const left = width(LABEL);
  const right = width(text);
  const total = left + right;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="20" role="img" aria-label="${LABEL}: ${text}">
  <title>${LABEL}: ${text}</title>
  <clipPath id="round"><rect width="${total}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="20" fill="#30363d"/>
    <rect x="${left}" width="${right}" height="20" fill="${colours[verdictOf(result)]}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    <text x="${left / 2}" y="14" textLength="${left - PADDING}">${LABEL}</text>
    <text x="${left + right / 2}" y="14" textLength="${right - PADDING}">${text}</text>
  </g>
</svg>
`;
}

function badgeText(result: RunResult): string {
  const { passed, warned, failed, blocked, knownFailures } = result.summary;
  const known = knownFailures === 0 ? '' : `, ${counted(knownFailures, 'known failure')}`;
  const stuck = blocked === 0 ? '' : `, ${blocked} blocked`;
  const held = `${passed + warned} passed`;
  switch (verdictOf(result)) {
    case 'passed':
      return `${held}${known}${result.partial.length > 0 ? ', partial' : ''}`;
    case 'failed':
      return `${failed > 0 ? `${failed} failed` : 'not complete'}${stuck}, ${held}`;
    case 'unjudged':
    case 'error':
      return verdictLabel[verdictOf(result)];
  }
}

function width(text: string): number {
  return Math.round(text.length * CHARACTER) + PADDING;
}
