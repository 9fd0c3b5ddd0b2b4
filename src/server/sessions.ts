import type { Sessions } from '#platform/server/services.ts'

const cookie = 'atrium_user'

/** Sample mode's choice of user, kept in a cookie that names the user and grants nothing: sample mode trusts the machine. */
export const sampleSessions: Sessions = {
  userId: (request) =>
    request.headers
      .get('cookie')
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1),
  signIn(userId, answer) {
    answer.append('set-cookie', `${cookie}=${encodeURIComponent(userId)}; Path=/; HttpOnly; SameSite=Strict`)
  },
}
