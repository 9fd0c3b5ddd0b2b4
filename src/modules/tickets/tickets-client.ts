import { client } from '#platform/web/api/client.ts'
import { tickets } from './contract.ts'
import { ticketAutomations } from './contract-automations.ts'
import { ticketServiceLevels } from './contract-service-levels.ts'
import { ticketSavedViews } from './contract-views.ts'

export const api = client(tickets)

export const savedViewsApi = client(ticketSavedViews)

export const automationsApi = client(ticketAutomations)

export const serviceLevelsApi = client(ticketServiceLevels)

export const serviceLevelsQuery = serviceLevelsApi.show.query()
