import v8 from '@vitest/coverage-v8'

/**
 * Vitest's own provider, which also keeps apart what each project ran. Workers load this file too, each test file anew,
 * where a screen's modules have no place in the file system: what needs one is loaded where the provider is.
 */
export default {
  startCoverage: (options) => v8.startCoverage(options),
  takeCoverage: (options) => v8.takeCoverage(options),
  stopCoverage: (options) => v8.stopCoverage(options),
  async getProvider() {
    const { byProject } = await import('./by-project.mjs')
    return byProject(await v8.getProvider())
  },
}
