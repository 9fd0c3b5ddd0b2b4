/** Grid lines from 0 to at least the largest value: round numbers, at least `minStep` apart. */
export function ticksTo(max: number, minStep = 0, tickCount = 4) {
  const roughStep = Math.max(max / tickCount, minStep, Number.MIN_VALUE)
  const power = 10 ** Math.floor(Math.log10(roughStep))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= roughStep * 0.999) ?? 10)
  const roundedStep = minStep > 0 ? Math.max(minStep, Math.ceil(step / minStep) * minStep) : step
  const count = Math.max(1, Math.ceil(max / roundedStep - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * roundedStep)
}
