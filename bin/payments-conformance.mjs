#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A package has what the sources are compiled to, a clone the sources.
const main = await (existsSync(new URL('main.ts', import.meta.url)) ? ofSources() : ofPackage());
process.exitCode = await main(process.argv.slice(2));

async function ofSources() {
  const { register } = await import('tsx/esm/api');
  register();
  return (await import('./main.ts')).main;
}

async function ofPackage() {
  return (await import('../dist/bin/main.js')).main;
}
