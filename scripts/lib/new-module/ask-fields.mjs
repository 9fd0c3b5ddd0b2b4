import { isSameName, kinds, titleField, parseChoices, parseField } from './fields.mjs'
import { UsageError } from '../usage-error.mjs'

/**
 * Asks for one field after the other until the answer is empty; explains invalid answers, and asks again.
 * @param {{ ask: (question: string) => Promise<string>, say: (line: string) => void }} terminal
 */
export async function askFields({ ask, say }) {
  const fields = []
  const askUntilValid = async (question, read) => {
    for (;;) {
      const answer = (await ask(question)).trim()
      try {
        return await read(answer)
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        say(error.message)
      }
    }
  }
  const add = async (answer) => {
    // A complete field (`name:kind`) needs no further questions.
    const isComplete = answer.includes(':')
    const first = parseField(isComplete ? answer : `${answer}:text`)
    if (fields.some(({ name }) => isSameName(name, first.name)))
      throw new UsageError(`The field “${first.name}” already exists.`)
    fields.push(isComplete ? first : await askParts(first))
  }

  /** The name is already known. */
  async function askParts({ name, label, isRequired }) {
    const kind = await askUntilValid(`  kind: ${kinds.join(', ')} [text] `, (answer) => {
      const chosen = answer || 'text'
      if (!kinds.includes(chosen)) throw new UsageError(`“${chosen}” is not a kind.`)
      return chosen
    })
    if (kind === 'choice' || kind === 'choices') {
      const choices = await askUntilValid('  choices, as in open|paid|void: ', (answer) => parseChoices(name, answer))
      return { name, label, kind, isRequired: false, choices }
    }
    if (['yes-no', 'record', 'own', 'files'].includes(kind))
      return { name, label, kind, isRequired: false, choices: [] }
    const details = kind === 'decimal' ? { digits: 2 } : {}
    // A question mark has answered this.
    const isConfirmed = isRequired && !/^\s*n/i.test(await ask('  is it required? [Y/n] '))
    return { name, label, kind, isRequired: isConfirmed, choices: [], ...details }
  }

  for (;;) {
    const isEnd = await askUntilValid(fields.length === 0 ? 'First field: ' : 'Next field: ', async (answer) => {
      if (answer !== '') await add(answer)
      else if (fields.length > 0) titleField(fields)
      return answer === ''
    })
    if (isEnd) return fields
  }
}
