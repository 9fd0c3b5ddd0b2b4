import * as z from 'zod'
import { periods } from './contract.ts'

/** The state kept in the URL's query. */
export const PricingView = z.object({ period: z.enum(periods).optional() })
