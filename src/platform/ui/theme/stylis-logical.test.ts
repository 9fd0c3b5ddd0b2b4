import { expect, test } from 'vitest'
import { createEmotionCache } from './emotion-cache.ts'

const cache = createEmotionCache()

const css = (styles: string): string => cache.insert('', { name: styles, styles }, cache.sheet, false) ?? ''
/** The output for declarations in a rule of their own. */
const rule = (declarations: string): string => css(`.a{${declarations}}`).replace(/^\.a\{([^{}]*)\}$/, '$1')

test.each([
  ['left:0', 'inset-inline-start:0;'],
  ['right:-4px', 'inset-inline-end:-4px;'],
  ['margin-left:auto', 'margin-inline-start:auto;'],
  ['margin-right:calc(1px + 2px)', 'margin-inline-end:calc(1px + 2px);'],
  ['padding-left:var(--a)', 'padding-inline-start:var(--a);'],
  ['padding-right:8px!important', 'padding-inline-end:8px!important;'],
  ['scroll-margin-left:1px', 'scroll-margin-inline-start:1px;'],
  ['scroll-padding-right:1px', 'scroll-padding-inline-end:1px;'],
  ['border-left:1px solid red', 'border-inline-start:1px solid red;'],
  ['border-right-width:2px', 'border-inline-end-width:2px;'],
  ['border-left-style:dotted', 'border-inline-start-style:dotted;'],
  ['border-right-color:var(--line)', 'border-inline-end-color:var(--line);'],
  ['border-top-left-radius:3px', 'border-start-start-radius:3px;'],
  ['border-top-right-radius:3px', 'border-start-end-radius:3px;'],
  ['border-bottom-left-radius:3px', 'border-end-start-radius:3px;'],
  ['border-bottom-right-radius:3px', 'border-end-end-radius:3px;'],
  ['text-align:left', 'text-align:start;'],
  ['text-align:right!important', 'text-align:end!important;'],
  ['float:left', 'float:inline-start;'],
  ['clear:right', 'clear:inline-end;'],
])('%s becomes %s', (physical, logical) => {
  expect(rule(physical)).toBe(logical)
})

test.each([
  ['margin:1px 2px 3px 4px', 'margin-block:1px 3px;margin-inline:4px 2px;'],
  ['padding:0 8px 0 calc(1px + (2px * 3))', 'padding-block:0 0;padding-inline:calc(1px + (2px * 3)) 8px;'],
  ['padding:0 8px 0 4px!important', 'padding-block:0 0!important;padding-inline:4px 8px!important;'],
  ['inset:0 auto 0 1px', 'inset-block:0 0;inset-inline:1px auto;'],
  ['scroll-margin:1px 2px 3px 4px', 'scroll-margin-block:1px 3px;scroll-margin-inline:4px 2px;'],
  ['scroll-padding:1px 2px 3px 4px', 'scroll-padding-block:1px 3px;scroll-padding-inline:4px 2px;'],
  ['border-width:1px 0 0 2px', 'border-block-width:1px 0;border-inline-width:2px 0;'],
  ['border-style:solid none none dotted', 'border-block-style:solid none;border-inline-style:dotted none;'],
  ['border-color:red blue red rgb(1 2 3)', 'border-block-color:red red;border-inline-color:rgb(1 2 3) blue;'],
])('the shorthand %s becomes %s', (physical, logical) => {
  expect(rule(physical)).toBe(logical)
})

test.each([
  [
    'border-radius:1px 2px',
    'border-start-start-radius:1px;border-start-end-radius:2px;border-end-end-radius:1px;border-end-start-radius:2px;',
  ],
  [
    'border-radius:1px 2px 3px',
    'border-start-start-radius:1px;border-start-end-radius:2px;border-end-end-radius:3px;border-end-start-radius:2px;',
  ],
  [
    'border-radius:1px 2px 3px 4px!important',
    'border-start-start-radius:1px!important;border-start-end-radius:2px!important;border-end-end-radius:3px!important;border-end-start-radius:4px!important;',
  ],
  [
    'border-radius:9px 1px/5px',
    'border-start-start-radius:9px 5px;border-start-end-radius:1px 5px;border-end-end-radius:9px 5px;border-end-start-radius:1px 5px;',
  ],
])('%s is mapped to logical corners', (physical, logical) => {
  expect(rule(physical)).toBe(logical)
})

test.each([
  'margin:0 auto',
  'margin:1px 2px 3px 2px',
  'padding:4px',
  'inset:0',
  'border:1px solid red',
  'border-radius:var(--radius)',
  'border-collapse:collapse',
  'text-align:center',
  'float:none',
  'margin-inline-start:4px',
  'padding-block:4px',
  'inset-inline-end:0',
  'top:0',
  'transform:none',
  'transform:translateY(-50%)',
  'transform:rotate(45deg)',
  'transform:translate(0,-50%)',
  'transform:translate(var(--both))',
  'transform-origin:center',
  'transform-origin:top',
  'background-position:50% 50%',
  'transition:left 1s',
])('%s is unchanged', (declaration) => {
  expect(rule(declaration)).toBe(`${declaration};`)
})

const twin = (declaration: string, mirrored: string) => `.a{${declaration};}:where([dir="rtl"]) .a{${mirrored};}`

test.each([
  ['transform:translateX(20px)', 'transform:translateX(-20px)'],
  ['transform:translateX(-50%)', 'transform:translateX(50%)'],
  ['transform:translateX(var(--x))', 'transform:translateX(calc(-1*(var(--x))))'],
  ['transform:translate(14px, -9px) scale(0.75)', 'transform:translate(-14px, -9px) scale(0.75)'],
  ['transform:translate(calc(1px + 2px), 3px)', 'transform:translate(calc(-1*(calc(1px + 2px))), 3px)'],
  ['transform:scale(0) translate(50%, -50%)', 'transform:scale(0) translate(-50%, -50%)'],
  ['transform:translate3d(-100%,0,0)', 'transform:translate3d(100%,0,0)'],
  ['transform:translateX(1px)!important', 'transform:translateX(-1px)!important'],
  ['-webkit-transform:translateX(1px)', '-webkit-transform:translateX(-1px)'],
  ['translate:-50% 10px', 'translate:50% 10px'],
  ['transform-origin:top left', 'transform-origin:top right'],
  ['transform-origin:left', 'transform-origin:right'],
  ['transform-origin:0 0', 'transform-origin:100% 0'],
  ['transform-origin:100% 50%', 'transform-origin:0% 50%'],
  ['background-position:right center', 'background-position:left center'],
  ['background-position:right 8px center', 'background-position:left 8px center'],
  ['background-position:0 0,right 4px top', 'background-position:100% 0,left 4px top'],
  ['background-position-x:left', 'background-position-x:right'],
])('%s gets a mirrored copy for right-to-left text', (declaration, mirrored) => {
  expect(css(`.a{${declaration}}`)).toBe(twin(declaration, mirrored))
})

test('a mirrored copy has the same specificity and contains only what differs', () => {
  expect(css('.a:hover::before,.b{color:red;left:1px;transform:translateX(1px)}')).toBe(
    '.a:hover::before,.b{color:red;inset-inline-start:1px;transform:translateX(1px);}' +
      ':where([dir="rtl"]) .a:hover::before,:where([dir="rtl"]) .b{transform:translateX(-1px);}',
  )
})

test('the last declaration of a property wins in both directions', () => {
  expect(css('.a{transform:translateX(1px);transform:none}')).toBe(
    '.a{transform:translateX(1px);transform:none;}:where([dir="rtl"]) .a{transform:translateX(-1px);transform:none;}',
  )
})

test('mirrored copies stay inside their media query, layer and nesting', () => {
  expect(css('@media (hover:none){.a{transform:translateX(1px)}}')).toBe(
    '@media (hover:none){.a{transform:translateX(1px);}:where([dir="rtl"]) .a{transform:translateX(-1px);}}',
  )
  expect(css('.a{color:red;&.b{transform:translateX(1px);}.c &{left:0;}}')).toBe(
    '.a{color:red;}.a.b{transform:translateX(1px);}:where([dir="rtl"]) .a.b{transform:translateX(-1px);}' +
      '.c .a{inset-inline-start:0;}',
  )
})

test('keyframes get logical sides, but unchanged transforms', () => {
  expect(css('@keyframes slide{from{left:-35%;transform:translateX(-100%);}to{left:100%;}}')).toBe(
    '@keyframes slide{from{inset-inline-start:-35%;transform:translateX(-100%);}to{inset-inline-start:100%;}}',
  )
})

test('adds the prefix for Safari', () => {
  expect(rule('user-select:none')).toBe('-webkit-user-select:none;user-select:none;')
})
