/** Colours of printed papers: those of the light theme in theme.css. PDF files know no custom properties. */
export const paperColors = { text: '#1f2a37', quiet: '#566a7f', line: '#e5eaef', error: '#ca2b37' }
