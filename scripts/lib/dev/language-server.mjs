import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const languageIds = { '.ts': 'typescript', '.tsx': 'typescriptreact', '.mjs': 'javascript' }
const warning = 2
const headerEnd = '\r\n\r\n'

/** The language server of TypeScript, which checks single files much faster than a run over the project. */
export class LanguageServer {
  #root
  #child
  #ended
  #rest = Buffer.alloc(0)
  #requests = new Map()
  #lastId = 0
  #versions = new Map()

  /** @param {{ root: string, executable: string, onEnd?: () => void }} options */
  constructor({ root, executable, onEnd }) {
    this.#root = root
    this.#child = spawn(executable, ['--lsp', '--stdio'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
    this.#child.stdout.on('data', (chunk) => this.#read(chunk))
    // Writing to a server that has ended.
    this.#child.stdin.on('error', () => {})
    this.#ended = new Promise((resolve) => this.#child.once('error', resolve).once('close', resolve))
    void this.#ended.then(() => {
      for (const answer of this.#requests.values()) answer(undefined)
      onEnd?.()
    })
    void this.#begin()
  }

  /** The errors of a file as `parseErrors` returns them; undefined if the server has ended. */
  async check(file) {
    const text = readFileSync(path.join(this.#root, file), 'utf8')
    const uri = this.#uri(file)
    const version = (this.#versions.get(file) ?? 0) + 1
    this.#versions.set(file, version)
    if (version === 1) {
      const languageId = languageIds[path.extname(file)]
      this.#send('textDocument/didOpen', { textDocument: { uri, languageId, version, text } })
    } else this.#send('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] })
    const report = await this.#request('textDocument/diagnostic', { textDocument: { uri } })
    return report?.items?.filter(({ severity }) => severity <= warning).map((item) => toError(file, item))
  }

  /** Files that were added, changed or removed on the disk. */
  filesChanged(files) {
    const types = { add: 1, change: 2, unlink: 3 }
    const changes = files.map(({ file, event }) => ({ uri: this.#uri(file), type: types[event] ?? types.change }))
    this.#send('workspace/didChangeWatchedFiles', { changes })
    for (const { file } of files.filter(({ event }) => event === 'unlink'))
      if (this.#versions.delete(file)) this.#send('textDocument/didClose', { textDocument: { uri: this.#uri(file) } })
  }

  stop() {
    this.#child.kill('SIGKILL')
  }

  #uri(file) {
    return pathToFileURL(path.join(this.#root, file)).href
  }

  async #begin() {
    const uri = pathToFileURL(this.#root).href
    const capabilities = {
      textDocument: { diagnostic: {} },
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
    }
    const workspaceFolders = [{ uri, name: path.basename(this.#root) }]
    // The server reads messages in their order, so that those sent meanwhile need not wait.
    const begun = this.#request('initialize', { processId: process.pid, rootUri: uri, capabilities, workspaceFolders })
    this.#send('initialized', {})
    await begun
  }

  #request(method, params) {
    this.#lastId += 1
    const id = this.#lastId
    this.#send(method, params, id)
    return Promise.race([new Promise((resolve) => this.#requests.set(id, resolve)), this.#ended.then(() => undefined)])
  }

  #send(method, params, id) {
    this.#write({ jsonrpc: '2.0', method, params, ...(id !== undefined && { id }) })
  }

  #write(message) {
    const text = JSON.stringify(message)
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}${headerEnd}${text}`)
  }

  #read(chunk) {
    this.#rest = Buffer.concat([this.#rest, chunk])
    for (;;) {
      const end = this.#rest.indexOf(headerEnd)
      if (end < 0) return
      const start = end + headerEnd.length
      const length = Number(/Content-Length: (\d+)/i.exec(this.#rest.subarray(0, end).toString())[1])
      if (this.#rest.length < start + length) return
      const message = JSON.parse(this.#rest.subarray(start, start + length).toString())
      this.#rest = this.#rest.subarray(start + length)
      this.#receive(message)
    }
  }

  #receive({ id, method, params, result }) {
    if (id === undefined) return
    if (method === undefined) {
      this.#requests.get(id)?.(result)
      this.#requests.delete(id)
    } else {
      const isSettings = method === 'workspace/configuration'
      this.#write({ jsonrpc: '2.0', id, result: isSettings ? params.items.map(() => null) : null })
    }
  }
}

function toError(file, { range: { start }, code, message }) {
  return { file, text: `${file}:${start.line + 1}:${start.character + 1} error TS${code}: ${message}` }
}
