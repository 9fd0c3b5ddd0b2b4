/** From so many recovery codes on, new ones should be made soon. */
export const fewCodes = 3
