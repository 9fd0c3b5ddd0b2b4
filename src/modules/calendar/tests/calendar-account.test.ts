import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { calendar } from '../contract.ts'

const times = { start: '2031-03-24T09:00', end: '2031-03-24T10:00', timeZone: 'Europe/London' }

test('deletes a private calendar with its account except events with guests, and keeps shared calendars', async () => {
  const home = await accountServer('calendar')
  const openApi = async (userId: string) => client(calendar, await home.as(userId))
  const [amina, ines] = [await openApi('u3'), await openApi('u1')]
  const add = (shared: boolean) =>
    amina.createCalendar.send({
      body: { name: shared ? 'Ours' : 'Mine', color: 'blue', shared, timeZone: 'Europe/London' },
    })
  const [quiet, alone, shared] = [await add(false), await add(false), await add(true)]
  const make = async (calendarId: number, title: string, guests: { userId: string; email: string }[] = []) =>
    (await amina.create.send({ body: { ...times, calendarId, title, guests } })).event.id
  const secret = await make(quiet.id, 'Dentist')
  const invited = await make(quiet.id, 'Review', [{ userId: 'u1', email: 'ines.carvalho@larkmoor.example' }])
  await make(alone.id, 'Nobody knows')
  const everybodys = await make(shared.id, 'Fair')
  await home.remove('u3')

  expect((await ines.show.send({ params: { id: invited } })).title).toBe('Review')
  expect((await ines.show.send({ params: { id: everybodys } })).title).toBe('Fair')
  // Nobody else could ever rename, unshare or delete it.
  const params = { id: shared.id }
  const tomasz = await openApi('u2')
  await expect(tomasz.editCalendar.send({ params, body: { name: 'Mine' } })).rejects.toMatchObject({ status: 403 })
  expect(await ines.editCalendar.send({ params, body: { name: 'Fairs' } })).toMatchObject({ manageable: true })
  await expect(ines.editCalendar.send({ params, body: { shared: false } })).rejects.toMatchObject({ status: 422 })
  await ines.removeCalendar.send({ params })
  await expect(tomasz.editCalendar.send({ params, body: { deleted: false } })).rejects.toMatchObject({ status: 404 })
  await ines.editCalendar.send({ params, body: { deleted: false } })
  await home.revive('u3')
  const again = await openApi('u3')
  await expect(again.show.send({ params: { id: secret } })).rejects.toMatchObject({ status: 404 })
  const names = (await again.calendars.send()).map(({ id }) => id)
  expect(names).toEqual(expect.arrayContaining([quiet.id, shared.id]))
  expect(names).not.toContain(alone.id)
})
