// node --import scripts/lib/pictures/fixed-clock.mjs: the clock always shows ATRIUM_FIXED_TIME.
const fixedTime = Number(process.env.ATRIUM_FIXED_TIME)

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length ? parts : [fixedTime]))
  }

  static now() {
    return fixedTime
  }
}
