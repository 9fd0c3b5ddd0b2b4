import type { Profile, ProfileChanges } from '../contract-people.ts'

export interface JobValues {
  key: string
  title: string
  company: string
  from: string
  /** Empty for a current job. */
  to: string
}

export interface LinkValues {
  key: string
  label: string
  url: string
}

export interface ProfileValues {
  about: string
  city: string
  country: string
  cover: ProfileChanges['cover']
  experience: readonly JobValues[]
  links: readonly LinkValues[]
}

export const toFormValues = ({ about, city, country, experience, links }: Profile): ProfileValues => ({
  about,
  city,
  country,
  cover: undefined,
  experience: experience.map((job, index) => ({ ...job, to: job.to ?? '', key: `job ${index}` })),
  links: links.map((link, index) => ({ ...link, key: `link ${index}` })),
})

const isAddress = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}

/** Errors by key of the row and name of the field. */
export function validateProfile({
  experience,
  links,
}: ProfileValues): Record<string, 'required' | 'urlWrong' | 'orderWrong'> {
  return Object.fromEntries([
    ...experience.flatMap(({ key, title, company, from, to }) => [
      ...(title.trim() ? [] : [[`${key} title`, 'required'] as const]),
      ...(company.trim() ? [] : [[`${key} company`, 'required'] as const]),
      ...(from ? [] : [[`${key} from`, 'required'] as const]),
      ...(from && to && to < from ? [[`${key} to`, 'orderWrong'] as const] : []),
    ]),
    ...links.flatMap(({ key, url }) => (isAddress(url.trim()) ? [] : [[`${key} url`, 'urlWrong'] as const])),
  ])
}

export const toChanges = ({ about, city, country, cover, experience, links }: ProfileValues): ProfileChanges => ({
  about: about.trim(),
  city: city.trim(),
  country,
  ...(cover && { cover }),
  experience: experience.map(({ title, company, from, to }) => ({
    title: title.trim(),
    company: company.trim(),
    from,
    to: to || null,
  })),
  links: links.map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
})
