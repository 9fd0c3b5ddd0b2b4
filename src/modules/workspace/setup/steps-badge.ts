import { client } from '#platform/web/api/client.ts'
import { stepsPart } from '../contract-steps.ts'

const api = client(stepsPart)

/** The number of first steps that are not done. */
export default async function countSteps() {
  return (await api.steps.send()).filter(({ isDone }) => !isDone).length
}
