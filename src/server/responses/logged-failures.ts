import { problemResponse } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/services.ts'

type Handler = (request: Request, environment: object) => Response | Promise<Response>

/** Logs and answers what fails after the application has returned its response, such as the compression of a page. */
export const withLoggedFailures =
  (log: Pick<Log, 'error'>, handle: Handler): Handler =>
  async (request, environment) => {
    try {
      return await handle(request, environment)
    } catch (error) {
      const requestId = crypto.randomUUID()
      log.error({ err: error, requestId }, 'a response failed')
      return problemResponse(error, requestId)
    }
  }
