// What a project lacks without modules.
const features = [
  { modules: ['auth'], without: 'no sign-in: it runs in sample mode only, not in production' },
  { modules: ['users', 'roles'], without: 'no screen to invite people, or to change what a role may do' },
  { modules: ['notifications'], without: 'no list of notices, and no settings for them' },
  { modules: ['workspace'], without: 'no screen for name, logo, colour and currency, which the build sets' },
  { modules: ['audit'], without: 'no screen that shows the audit log' },
  { modules: ['home'], without: 'no dashboard: the first screen of the menu opens instead' },
]

/**
 * The features that are missing without the other modules, and the modules that add them.
 * @param {string[]} chosen
 * @param {string[]} known modules that can be chosen
 */
export function missingFeatures(chosen, known) {
  const lacks = features
    .map(({ modules, without }) => ({
      without,
      add: modules.filter((name) => !chosen.includes(name) && known.includes(name)),
    }))
    .filter(({ add }) => add.length > 0)
  return {
    lacks: lacks.map(({ without, add }) => `${without} (${add.join(', ')})`),
    add: lacks.flatMap(({ add }) => add),
  }
}
