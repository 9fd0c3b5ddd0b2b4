/** The folder that the application lives in, with a slash at both ends; `BASE=/some/path/` at build time sets it. */
export const base = import.meta.env.BASE_URL
