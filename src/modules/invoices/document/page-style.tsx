import type { Paper } from './paper.ts'

interface PageStyleProps {
  paper: Paper
  number: string
}

/** What only a style sheet can tell the printer: the paper, its margins and what stands at the foot of each page. */
export const PageStyle = ({ paper, number }: PageStyleProps) => (
  <style>{`@page {
  size: ${paper.toLowerCase()} portrait;
  margin: 16mm 18mm 18mm;
  @bottom-center {
    content: ${JSON.stringify(`${number} · `)} counter(page) " / " counter(pages);
    font: 8pt sans-serif;
  }
}`}</style>
)
