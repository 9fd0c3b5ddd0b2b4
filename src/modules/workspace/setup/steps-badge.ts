import { api } from '../workspace-client.ts'

/** The number of first steps that are not done. */
export default async function countSteps() {
  return (await api.steps.send()).filter(({ isDone }) => !isDone).length
}
