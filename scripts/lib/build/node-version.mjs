// First import of every command: it must load, with a clear error message, on any Node that supports modules.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `\nNode ${process.versions.node} is too old: Node 20.19 or newer is needed to install the project.\n` +
      'Get a current one from https://nodejs.org and run the command again.\n\n',
  )
  process.exit(1)
}
