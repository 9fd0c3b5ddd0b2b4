/** From this number of remaining recovery codes a warning is shown. */
export const fewCodes = 3
