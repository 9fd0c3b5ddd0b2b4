/** The questions of each topic, in display order. An id is the hash of the question's URL and must never change. */
export const topics = [
  { id: 'start', questions: ['what-is-it', 'what-do-i-need', 'how-do-i-start', 'begin-afresh', 'demo-without-server'] },
  { id: 'modules', questions: ['how-is-it-removed', 'how-is-it-added', 'how-do-modules-meet', 'where-is-the-menu'] },
  {
    id: 'data',
    questions: [
      'which-databases',
      'how-postgres',
      'is-there-a-mock',
      'seen-at-once',
      'how-are-tables-changed',
      'how-is-it-backed-up',
    ],
  },
  { id: 'looks', questions: ['which-languages', 'how-right-to-left', 'how-are-colours-changed', 'which-keys'] },
  {
    id: 'safety',
    questions: ['how-to-production', 'who-may-what', 'second-factor', 'who-changed-what', 'does-it-call-home'],
  },
  { id: 'work', questions: ['which-licence', 'how-is-it-tested', 'how-heavy', 'is-the-api-open'] },
] as const
export type TopicId = (typeof topics)[number]['id']
export type QuestionId = (typeof topics)[number]['questions'][number]
