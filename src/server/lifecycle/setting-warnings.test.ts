import { expect, test } from 'vitest'
import { settingWarnings } from './setting-warnings.ts'
import { readSettings } from './settings.ts'

const warned = (environment: NodeJS.ProcessEnv) => settingWarnings(environment, readSettings(environment))
const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'Larkmoor <mail@larkmoor.example>' }
const production = { ATRIUM_MODE: 'production', ATRIUM_SECRET: 'long enough to be a secret of a test', ...mail }

test.each([
  ['ATRIUM_SIGNUP', 'ATRIUM_SIGN_UP'],
  ['ATRIUM_TRUSTPROXY', 'TRUST_PROXY'],
  ['ATRIUM_SITE_URL', 'SITE_URL'],
  ['ATRIUM_DATA_DIR', 'DATA_DIR'],
  ['ATRIUM_PROVIDER', 'ATRIUM_PROVIDERS'],
  ['ATRIUM_SECRET_PREVIOU', 'ATRIUM_SECRET_PREVIOUS'],
  ['atrium_mode', 'ATRIUM_MODE'],
  ['ATRIUMSECRET', 'ATRIUM_SECRET'],
  ['SITEURL', 'SITE_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['DATADIR', 'DATA_DIR'],
  ['site_url', 'SITE_URL'],
])('warns of %s and suggests %s', (name, meant) => {
  const warnings = warned({ [name]: '1' })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(new RegExp(`^${name} is not a setting.*Did you mean ${meant}\\?$`))
})

test('warns of an unknown variable without a similar name, and ignores foreign variables', () => {
  expect(warned({ ATRIUM_WEATHER: 'fair' })).toEqual([
    'ATRIUM_WEATHER is not a setting and has no effect. See docs/settings.md.',
  ])
  const others = { PATH: '/bin', HOSTNAME: 'x', MAIL: '/var/mail/x', LOGNAME: 'x', DATABASE: 'x', AWS_PROFILE: 'x' }
  expect(warned({ ...others, ATRIUM_TEST_RUNTIMES: 'sqlite' })).toEqual([])
})

test('warns of both consequences of a reachable production server without SITE_URL', () => {
  for (const reached of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }])
    expect(warned({ ...production, ...reached })).toEqual([
      expect.stringMatching(/^SITE_URL is not set.*emails.*cookies/),
    ])
  expect(warned(production)).toEqual([])
  expect(warned({ ...production, HOST: '0.0.0.0', SITE_URL: 'https://larkmoor.example' })).toEqual([])
})

test('warns of an unencrypted SITE_URL, unless it is this machine', () => {
  expect(warned({ ...production, SITE_URL: 'http://larkmoor.example' })).toEqual([
    expect.stringMatching(/^SITE_URL=http:\/\/larkmoor\.example is not encrypted/),
  ])
  expect(warned({ ...production, SITE_URL: 'http://localhost:3000' })).toEqual([])
})

test('warns in production if no email leaves, or leaves from a sender of this machine', () => {
  const { SMTP_URL, MAIL_FROM, ...others } = production
  expect(warned(others)).toEqual([expect.stringMatching(/^SMTP_URL is not set: .*invitations/)])
  expect(warned({ ...others, SMTP_URL })).toEqual([expect.stringMatching(/^MAIL_FROM is not set: .*@localhost/)])
  expect(warned({ ...others, MAIL_FROM, ATRIUM_API_URL: 'https://larkmoor.example' })).toEqual([])
  expect(warned({})).toEqual([])
})

test('applies the former name of a setting, and warns with the current name', () => {
  const previous = 'the secret that was there before this one'
  const environment = { ...production, ATRIUM_SECRET_BEFORE: previous }
  expect(readSettings(environment).ATRIUM_SECRET_PREVIOUS).toBe(previous)
  expect(warned(environment)).toEqual([
    'ATRIUM_SECRET_BEFORE was renamed to ATRIUM_SECRET_PREVIOUS. The former name stops working in 0.3.0.',
  ])
  const both = { ...environment, ATRIUM_SECRET_PREVIOUS: `${previous}, again` }
  expect(readSettings(both).ATRIUM_SECRET_PREVIOUS).toBe(`${previous}, again`)
})
