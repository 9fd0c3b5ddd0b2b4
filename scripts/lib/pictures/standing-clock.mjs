// node --import scripts/lib/pictures/standing-clock.mjs: the clock always shows ATRIUM_MOMENT.
const moment = Number(process.env.ATRIUM_MOMENT)

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length ? parts : [moment]))
  }

  static now() {
    return moment
  }
}
