import { fields } from './contract-product.ts'

// Labels of their values are defined elsewhere.
const { category: _category, gender: _gender, colors: _colors, color: _color, status: _status, ...named } = fields

export { named }

// Form, list, files and samples handle these themselves; all other fields follow their description.
const {
  title: _title,
  sku: _sku,
  price: _price,
  discount: _discount,
  qty: _qty,
  size: _size,
  related: _related,
  ...genericFields
} = named

export { genericFields }

export const isGenericField = (name: string): name is keyof typeof genericFields => Object.hasOwn(genericFields, name)
