import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { TextInput } from './settings-form.ts'

export function ProductFields() {
  const t = useTexts('workspace')
  return (
    <Fields>
      <TextInput name="name" label={t('fields.name')} required maxLength={40} />
      <LogoField />
      <ColorField />
      <TextInput name="font" label={t('fields.font')} maxLength={60} hint={t('hints.font')} />
    </Fields>
  )
}

export function AccountFields() {
  const t = useTexts('workspace')
  return (
    <Fields columns={2}>
      <TextInput name="accountHolder" label={t('fields.accountHolder')} hint={t('hints.accountHolder')} isWide />
      <TextInput name="iban" label={t('fields.iban')} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <TextInput name="bic" label={t('fields.bic')} slotProps={{ htmlInput: { dir: 'ltr' } }} />
    </Fields>
  )
}

export function CompanyFields() {
  const t = useTexts('workspace')
  return (
    <Fields columns={2}>
      <TextInput name="companyName" label={t('fields.companyName')} autoComplete="organization" isWide />
      <TextInput
        name="address"
        label={t('fields.address')}
        autoComplete="street-address"
        multiline
        minRows={3}
        maxRows={8}
        isWide
      />
      <TextInput name="email" label={t('fields.email')} type="email" autoComplete="email" />
      <TextInput name="phone" label={t('fields.phone')} type="tel" autoComplete="tel" />
      <TextInput name="taxNumber" label={t('fields.taxNumber')} hint={t('hints.taxNumber')} isWide />
    </Fields>
  )
}
