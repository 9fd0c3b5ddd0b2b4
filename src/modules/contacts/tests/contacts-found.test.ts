import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { contacts } from '../contract.ts'

test('finds a contact in any spelling and by parts of a phone number, but not in the trash', async () => {
  const served = await serve(contacts)
  const { id } = await served.create.send({
    body: { firstname: 'فاطِمة', lastname: 'الزهراوي', phone: '+44 7700 900 731', company: 'Zéppelin & Søn' },
  })
  for (const q of ['فاطمه', 'زهراوى', '7700900731', 'zeppelin son', '٩٠٠ ٧٣١'])
    expect(
      (await served.finds('viewer', q)).map((hit) => hit.id),
      q,
    ).toEqual([`${id}`])
  await served.edit.send({ params: { id }, body: { deleted: true } })
  expect(await served.finds('admin', 'zeppelin')).toEqual([])
})

test('the list finds a department by its name in the reader’s language', async () => {
  const served = await serve(contacts)
  await served.create.send({ body: { firstname: 'Maud', lastname: 'Fontaine', department: 'Engineering' } })
  const searchLastNames = async (q: string) =>
    (await served.list.send({ query: { q } })).map(({ lastname }) => lastname)
  expect(await searchLastNames('fontaine ingénierie')).toEqual([])
  await served.reads('fr')
  expect(await searchLastNames('fontaine ingénierie')).toEqual(['Fontaine'])
  expect(await searchLastNames('fontaine ventes')).toEqual([])
  const { blob } = await served.export.send({ query: { q: 'fontaine ingenierie' } })
  expect(await blob.text()).toContain('Fontaine')
})
