import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { ErrorState, isChunkError } from './error-state.tsx'

interface CatchProps {
  children: ReactNode
  renderError: ((retry: () => void, error: unknown) => ReactNode) | undefined
  onReset: () => void
}

class Catch extends Component<CatchProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    if (isChunkError(this.state.error)) return location.reload()
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { children, renderError } = this.props
    if (this.state.error === undefined) return children
    return renderError ? (
      renderError(this.retry, this.state.error)
    ) : (
      <ErrorState error={this.state.error} onRetry={this.retry} small as="p" />
    )
  }
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Replaces the message where there is no room for it. */
  renderError?: (retry: () => void, error: unknown) => ReactNode
}

/** Confines an error to a card or a panel; "Try again" also repeats its queries. */
export function ErrorBoundary({ children, renderError }: ErrorBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Catch onReset={reset} renderError={renderError}>
      {children}
    </Catch>
  )
}
