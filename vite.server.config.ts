import path from 'node:path'
import { defineConfig } from 'vite'
import { checkedCommand } from './scripts/lib/build/checked-command.mjs'

// The server with its packages in one bundle, for a container image: it starts in a third of the time and needs no
// node_modules. From source, Node.js lists the folders of modules; the bundler uses a glob instead.
const sources = path.resolve('src')
const modulesFromFolders = path.join(sources, 'server/node-modules.ts')
const modulesFromBundle = path.join(sources, 'app/demo/bundled-modules.ts')

// The server, and the commands that its operator runs.
const commands = ['main', 'backup', 'restore', 'reset-password']

export default defineConfig({
  plugins: [
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
      // Including the server's worker thread.
      input: [...commands, 'html/html-worker'].map((name) => `src/server/${name}.ts`),
      output: {
        entryFileNames: ({ name }) => (commands.includes(name) ? `run-${name}.mjs` : `${name}.mjs`),
        chunkFileNames: 'parts/[name]-[hash].mjs',
        // Otherwise CommonJS packages run after the ES modules that need them, such as a polyfill of passkeys.
        strictExecutionOrder: true,
      },
    },
  },
})
