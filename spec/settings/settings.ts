import { embeddedWalletSettings } from './embedded-wallet-settings.ts';
import { gapSettings } from './gap-settings.ts';
import type { Setting, ValueOf } from './setting.ts';
import { fixtureSettings, hookSettings } from './supplied-settings.ts';
import { targetSettings } from './target-settings.ts';
import { webhookSettings } from './webhook-settings.ts';

const askedSettings = {
  ...fixtureSettings,
  ...hookSettings,
  ...gapSettings,
  ...embeddedWalletSettings,
  ...webhookSettings,
};

/** Every key of a profile. A test proves that each is read; what is read no more is in `dropped.ts`. */
export const settings = { ...targetSettings, ...askedSettings };

type Listed = typeof settings;

/** A key as the list has it. */
export type SettingKey = keyof Listed;

/** The name of something that exists already. */
export type FixtureKey = keyof typeof fixtureSettings;

/** The name of a hook. */
export type HookKey = keyof typeof hookSettings;

/** Every hook that a check calls. */
export const hookKeys = Object.keys(hookSettings) as readonly HookKey[];

/** The paths that a key with a `<name>` step stands for. */
type PathsOf<K extends string> = K extends `${infer A}<${string}>${infer B}`
  ? `${A}${string}${PathsOf<B>}`
  : K;

type PathsOfEach<K extends string> = K extends string ? PathsOf<K> : never;

/** A path in a profile. */
export type ProfilePath = PathsOfEach<SettingKey>;

/** A path that checks and drivers ask a target for. */
export type SettingPath = PathsOfEach<keyof typeof askedSettings>;

/** The key that a path is of: itself, else the one whose `<name>` stands for a step of it. */
type KeyOf<P extends ProfilePath> = P extends SettingKey
  ? P
  : { [K in SettingKey]: P extends PathsOf<K> ? K : never }[SettingKey];

/** What a profile has at a path, or the default of the list. */
export type SettingAt<P extends ProfilePath> = ValueOf<Listed[KeyOf<P>]>;

/** What a profile may have directly below a section. */
export type MembersOf<S extends string> = {
  readonly [K in SettingKey as K extends `${S}.${infer N}`
    ? N extends `${string}.${string}`
      ? never
      : N
    : never]?: Exclude<ValueOf<Listed[K]>, undefined>;
};

/** The row of a key; undefined where no key is written like that. */
export function settingOf(key: string): Setting | undefined {
  const rows: Readonly<Record<string, Setting>> = settings;
  return Object.hasOwn(rows, key) ? rows[key] : undefined;
}

/** The default of the key that a path is of. */
export function defaultOf<P extends ProfilePath>(path: P): SettingAt<P> {
  const row = settingOf(path);
  // The list is checked against its own types, so that the default is of the type of the key.
  return (row !== undefined && 'default' in row ? row.default : undefined) as SettingAt<P>;
}
