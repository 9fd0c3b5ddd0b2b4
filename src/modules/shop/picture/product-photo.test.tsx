import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProductPhoto } from './product-photo.tsx'

afterEach(cleanup)

test('requests pictures, also uploaded ones, by their URL', () => {
  for (const photo of ['/pictures/products/top.webp', '/api/data/eCommerce/ProductsData/7/pictures/ab12']) {
    const { container } = render(<ProductPhoto photo={photo} size={96} />)
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe(photo)
    expect(picture?.loading).toBe('lazy')
    cleanup()
  }
})
