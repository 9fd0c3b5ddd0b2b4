import { expect, test } from 'vitest'
import { type Preset, getRange } from './date-presets.ts'

test.each([
  ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['days90', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['year', '2026-11-21', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-11-21', '2025-01-01', '2025-12-31'],
] satisfies [Preset, string, string, string][])('preset %s on %s is from %s to %s', (preset, today, from, to) =>
  expect(getRange(preset, today)).toEqual({ from, to }),
)
