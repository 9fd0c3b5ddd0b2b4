/** The oldest Node that runs the server. */
export const oldestNode = 24

/**
 * Code that runs a command of the built server, unless this Node is too old to load it: static imports would fail first,
 * with an obscure message.
 * @param {string} command
 */
export const checkedCommand = (command) => `if (Number.parseInt(process.versions.node) < ${oldestNode}) {
  process.stderr.write(
    \`\\nNode \${process.versions.node} is too old: the server needs Node ${oldestNode} or newer, see docs/deploy.md.\\n\\n\`,
  )
  process.exit(1)
}
await import('./run-${command}.mjs')
`
