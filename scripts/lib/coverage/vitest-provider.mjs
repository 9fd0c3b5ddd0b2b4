import v8 from '@vitest/coverage-v8'

/**
 * Vitest's own provider, which also separates the coverage of each project. Workers load this file, too, anew for each
 * test file, where modules of screens have no path: code that needs one is loaded with the provider.
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
