// One small violation per rule, in its own tree: rules.test.ts checks that each is found.

/** Path and content of each file; the key is the violated rule. */
type Plants = Record<string, Record<string, string>>

const clean = 'export const one = 1\n'

export const boundaryFaults: Plants = {
  'no-imports-between-modules': {
    'src/modules/pears/pear.ts': `import type { Apple } from '../apples/apple.ts'\nexport const pear: Apple = 1\n`,
    'src/modules/apples/apple.ts': 'export type Apple = number\n',
  },
  'modules-import-the-platform-only': {
    'src/modules/apples/stand.ts': `export { one } from '#server/one.ts'\n`,
    'src/server/one.ts': clean,
  },
  'platform-imports-no-modules': {
    'src/platform/web/nosy.ts': `export { one } from '#app/one.ts'\n`,
    'src/app/one.ts': clean,
  },
  'modules-imported-by-glob-only': { 'src/app/names.ts': `export { pear } from '../modules/pears/pear.ts'\n` },
  'contracts-import-contracts-only': {
    'src/modules/pears/contract.ts': `import { sql } from 'kysely'\nexport const one = sql\n`,
  },
  'screens-import-no-server-code': {
    'src/modules/pears/pear-screen.tsx': `export { one } from './api.ts'\n`,
    'src/modules/pears/api.ts': clean,
  },
  'portable-code-imports-portable-code-only': {
    'src/modules/apples/sample.ts': `import { useState } from 'react'\nexport const one = useState\n`,
  },
  'portable-code-uses-no-node-builtin': {
    'src/modules/apples/api.ts': `import { readFileSync } from 'node:fs'\nexport const one = readFileSync\n`,
  },
  'testing-imported-by-tests-only': {
    'src/platform/web/cheat.ts': `export { one } from '#testing/one.ts'\n`,
    'src/testing/one.ts': clean,
  },
  'no-cycles': {
    'src/platform/web/hen.ts': `import { egg } from './egg.ts'\nexport const hen = () => egg\n`,
    'src/platform/web/egg.ts': `import { hen } from './hen.ts'\nexport const egg = () => hen\n`,
  },
  'imports-resolve': { 'src/platform/web/lost.ts': `export { one } from './nowhere.ts'\n` },
}

const component = (body: string) =>
  `import { useEffect, useRef, useState } from 'react'\nexport function Plant(props: { on: boolean }) {\n${body}\n}\n` +
  'export const used = [useEffect, useRef, useState]\n'

export const lintFaults: Plants = {
  'eslint(max-lines)': { 'long.ts': 'export {}\n'.repeat(251) },
  'eslint(no-console)': { 'loud.ts': `console.log('hello')\n` },
  'eslint(no-restricted-imports)': { 'upwards.ts': `import '../elsewhere.ts'\n` },
  'import(no-cycle)': { 'a.ts': `import './b.ts'\n`, 'b.ts': `import './a.ts'\n` },
  'typescript(no-explicit-any)': { 'any.ts': 'export const one: any = 1\n' },
  'typescript(no-non-null-assertion)': { 'bang.ts': 'export const one = process.env.ONE!\n' },
  'typescript(consistent-type-assertions)': { 'cast.ts': 'export const one = process.env.ONE as string\n' },
  'unicorn(filename-case)': { 'BadName.ts': clean },
  'react-hooks(rules-of-hooks)': { 'hooks.tsx': component('if (props.on) useState(1)\nreturn null') },
  'react-hooks(exhaustive-deps)': {
    'deps.tsx': component('useEffect(() => { document.title = String(props.on) }, [])\nreturn null'),
  },
  'react(set-state-in-effect)': {
    'effect.tsx': component('const [x, setX] = useState(0)\nuseEffect(() => { setX(1) }, [])\nreturn <p>{x}</p>'),
  },
  'react(purity)': { 'purity.tsx': component('return <p>{Math.random()}</p>') },
  'jsx-a11y(alt-text)': { 'picture.tsx': `export const Picture = () => <img src="/a.png" />\n` },
  'jsx-a11y(click-events-have-key-events)': {
    'click.tsx': 'export const Row = () => <div onClick={() => history.back()}>x</div>\n',
  },
  'vitest(no-focused-tests)': { 'focus.test.ts': `import { test } from 'vitest'\ntest.only('one', () => {})\n` },
}
