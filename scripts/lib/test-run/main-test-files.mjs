/** Where the main contract test of a module may be: modules made with 0.1.0 have it at their root. */
export const mainTestFiles = (name) => [
  `src/modules/${name}/tests/${name}.test.ts`,
  `src/modules/${name}/${name}.test.ts`,
]
