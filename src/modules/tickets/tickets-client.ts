import { client } from '#platform/web/api/client.ts'
import { tickets } from './contract.ts'
import { ticketAutomations } from './contract-automations.ts'
import { ticketPromises } from './contract-promises.ts'
import { ticketSavedViews } from './contract-views.ts'

export const api = client(tickets)

export const savedViewsApi = client(ticketSavedViews)

export const automationsApi = client(ticketAutomations)

export const promisesApi = client(ticketPromises)

export const promisesQuery = promisesApi.show.query()
