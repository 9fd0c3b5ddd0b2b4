import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { checkedCommand } from './scripts/lib/build/checked-command.mjs'
import { families, getRangesFile, listFontFiles, subsetterFile } from './src/server/pdf/font-families.ts'

// The server with its packages in one bundle, for a container image: it starts in a third of the time and needs no
// node_modules. From source, Node.js lists the folders of modules; the bundler uses a glob instead.
const sources = path.resolve('src')
const modulesFromFolders = path.join(sources, 'server/node-modules.ts')
const modulesFromBundle = path.join(sources, 'app/demo/bundled-modules.ts')

// The server, and the commands that its operator runs.
const commands = ['main', 'backup', 'restore', 'reset-password']

const readPackaged = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)))

/** The files of packages that the thread for PDF files reads. */
const packagedFiles = families.flatMap((family) => {
  const ranges = getRangesFile(family)
  return [ranges, ...listFontFiles(family, JSON.parse(readPackaged(ranges).toString())).map(({ file }) => file)]
})

export default defineConfig({
  plugins: [
    {
      name: 'packaged-files',
      generateBundle() {
        for (const file of [...packagedFiles, subsetterFile])
          this.emitFile({ type: 'asset', fileName: `pdf-files/${file}`, source: readPackaged(file) })
      },
    },
    {
      name: 'checked-commands',
      generateBundle() {
        for (const name of commands)
          this.emitFile({ type: 'asset', fileName: `${name}.mjs`, source: checkedCommand(name) })
      },
    },
    {
      name: 'bundled-modules',
      enforce: 'pre',
      async resolveId(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true })
        return resolved?.id === modulesFromFolders ? modulesFromBundle : undefined
      },
    },
  ],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Including the server's worker threads.
      input: [...commands, 'html/html-worker', 'pdf/pdf-worker'].map((name) => `src/server/${name}.ts`),
      output: {
        entryFileNames: ({ name }) => (commands.includes(name) ? `run-${name}.mjs` : `${name}.mjs`),
        chunkFileNames: 'parts/[name]-[hash].mjs',
        // Otherwise CommonJS packages run after the ES modules that need them, such as a polyfill of passkeys.
        strictExecutionOrder: true,
      },
    },
  },
})
