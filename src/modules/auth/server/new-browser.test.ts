import { expect, test } from 'vitest'
import { createNewBrowserNotice } from './new-browser.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

test('names the browser and its address in the notice, and links to the sessions', () => {
  expect(createNewBrowserNotice({ address: '203.0.113.77', device: firefox })).toEqual({
    path: '/pages/account?tab=sessions',
    values: { browser: 'Firefox 132, Linux', address: '203.0.113.77' },
  })
  expect(createNewBrowserNotice({ address: '2001:db8::1', device: '' }).values).toEqual({
    browser: { text: 'unknownBrowser' },
    address: '2001:db8::1',
  })
})
