declare module 'virtual:module-titles/guarded' {
  const names: readonly string[]
  export default names
}

declare module 'virtual:module-titles/*' {
  const titles: Record<string, string>
  export default titles
}

declare module 'virtual:topic-titles/*' {
  const titles: Record<string, string>
  export default titles
}

declare module 'virtual:widget-texts/*' {
  const texts: Record<string, unknown>
  export default texts
}
