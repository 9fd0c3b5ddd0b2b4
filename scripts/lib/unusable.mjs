/** Something about what was asked for that cannot be done, in words for whoever asked. */
export class Unusable extends Error {}
