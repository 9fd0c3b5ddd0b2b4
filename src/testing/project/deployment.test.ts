import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n')

const Hardened = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
})
const Compose = z.object({ services: z.record(z.string(), z.unknown()) })

test('each container has a read-only root, few capabilities, limits and rotated logs', () => {
  const { services } = Compose.parse(parse(readFileSync('deploy/compose.yaml', 'utf8')))
  expect(Object.keys(services)).toHaveLength(3)
  for (const [name, service] of Object.entries(services))
    expect(Hardened.safeParse(service).error?.message, name).toBeUndefined()
})

test('the proxy resolves replaced servers anew', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
  expect(config).toMatch(/^resolver .* valid=\d+s/m)
  expect(config).toMatch(/zone atrium .*;\n[^}]*server atrium:3000 resolve;/)
})

test('settings of a machine go neither into the history nor into the image', () => {
  expect(readLines('.gitignore')).toEqual(expect.arrayContaining(['.env', '.env.*']))
  expect(readLines('deploy/Dockerfile.dockerignore')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']))
})
