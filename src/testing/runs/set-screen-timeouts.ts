import { configure } from '@testing-library/react'

// As of `expect.poll`: long enough for a machine under load.
configure({ asyncUtilTimeout: 30_000 })
