import { expect, test } from '@playwright/test';
import { outputLine, withoutCommands } from './ci-commands.ts';
import { exampleResult, exchange, outcome, record } from './example-run.ts';
import { formatMarkdown } from './markdown.ts';
import { formatTerminal } from './terminal.ts';

const commands = [
  '::error::it broke',
  '::ERROR file=a.ts,line=1::it broke',
  '::add-mask::passed',
  '::stop-commands::word',
  '::set-output name=a::b',
  '##[error]it broke',
  '##[group]all',
  '##vso[task.setvariable variable=a]b',
  '##VSO[task.complete result=Succeeded;]',
  "##teamcity[buildStatus status='SUCCESS']",
  '###[error]it broke',
] as const;

/** What GitHub, Azure and TeamCity look for in a line. */
const understood = [/^\s*::[a-z]/i, /##\[/, /##vso\[/i, /##teamcity\[/i];

for (const command of commands) {
  test(`${command} is text wherever a target puts it`, () => {
    const text = [command, `  ${command}`, `got ${command}`, `\u200b${command}`].join('\r\n');
    const spelt = command.replace(/^(.)/, '$1\u001b[0m');
    const attack = `${text}\n${spelt}\n${command}`;
    const { transcript, ...members } = {
      message: attack,
      notes: [attack],
      counterexample: attack,
      transcript: [
        { ...exchange, url: attack, requestBody: attack, responseBody: attack, curl: attack },
      ],
    };
    const result = exampleResult(
      { target: { baseUrl: command, profile: command }, preflight: [attack], selection: [attack] },
      {
        errors: [attack],
        outcomes: [
          outcome('a', record(['CARD-PIN-007'], 'failed', { ...members, transcript })),
          outcome('b', record(['CARD-PIN-003'], 'unverified', members)),
          outcome('c', record(['CARD-PIN-001'], 'blocked', members)),
          outcome('d', record(['CARD-PIN-002'], 'warned', members)),
        ],
      },
    );
    const outputs = [
      formatTerminal(result, { colour: false, folder: 'out' }),
      formatTerminal(result, { colour: true, folder: 'out' }),
      formatMarkdown(result),
      outputLine(attack),
    ];

    for (const output of outputs) {
      expect(output).toContain(command.replace(/^#*|^::/, '').slice(2, 12));
      for (const line of output.split(/\r\n|[\n\r]/)) {
        expect(
          understood.filter((pattern) => pattern.test(line)),
          line,
        ).toEqual([]);
      }
    }
  });
}

test('a text of several lines stands behind a bar from its second line on', () => {
  const message = '--- one\n+++ two\n~~~ three';
  const outcomes = [outcome('a', record(['CARD-PIN-007'], 'failed', { message }))];

  const terminal = formatTerminal(exampleResult({}, { outcomes }), {
    colour: false,
    folder: 'out',
  });
  const markdown = formatMarkdown(exampleResult({}, { outcomes }));

  expect(terminal).toContain('result  --- one\n          │ +++ two\n          │ ~~~ three\n');
  expect(markdown).toContain('result  --- one\n      │ +++ two\n      │ ~~~ three\n');
});

for (const innocent of [
  'http://[::1]:8080/2025-10-13 and fe80::a:1',
  'std::vector has no second pair',
  '## Failed (2)\n\n| a | b |\n# [a](b)',
]) {
  test(`${JSON.stringify(innocent)} stays as it is`, () => {
    expect(withoutCommands(innocent)).toBe(innocent);
  });
}
