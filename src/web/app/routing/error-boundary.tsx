import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface ErrorBoundaryProps {
  /** A change of it is a new try. */
  address: string
  children: ReactNode
}
interface ErrorBoundaryState {
  broken: { error: unknown } | null
  address: string
}

/** A page that breaks while it is drawn says so instead of leaving an empty window. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null, address: this.props.address }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return address === state.address ? null : { broken: null, address }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken === null ? this.props.children : <ErrorPage error={broken.error} />
  }
}
