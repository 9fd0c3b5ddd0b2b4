import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { covers } from './blog/blog-covers.ts'
import { emptyStates } from './empty-states.ts'
import { logo, logoMark } from './logo.ts'
import { portrait } from './portrait.ts'
import { recipes } from './portraits.ts'
import { products } from './products/products.ts'
import { social } from './social/social.ts'

const folder = join(import.meta.dirname, '../../public')

function write(name: string, svg: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  // Numbers as short as they can be: `2.500` is `2.5`.
  writeFileSync(
    file,
    svg.replace(/\d+\.\d+/g, (number) => String(Number(number))),
  )
}

for (const drawn of ['avatars', 'empty', 'products', 'blog', 'social'])
  rmSync(join(folder, 'pictures', drawn), { recursive: true, force: true })
for (const [at, recipe] of recipes.entries())
  write(`pictures/avatars/${String(at + 1).padStart(2, '0')}.svg`, portrait(recipe))
for (const [name, svg] of Object.entries(emptyStates)) write(`pictures/empty/${name}.svg`, svg)
for (const [name, svg] of Object.entries(products)) write(`pictures/products/${name}.svg`, svg)
for (const [name, svg] of Object.entries(covers)) write(`pictures/blog/${name}.svg`, svg)
for (const [name, svg] of Object.entries(social)) write(`pictures/social/${name}.svg`, svg)
write('pictures/logo.svg', logo)
write('pictures/logo-mark.svg', logoMark)
write('favicon.svg', logoMark)
