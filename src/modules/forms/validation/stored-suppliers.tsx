import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCan } from '#platform/web/session/session.ts'
import { forms } from '../contract.ts'
import type { Supplier } from '../contract-supplier.ts'
import { api } from '../forms-client.ts'
import { SupplierFacts } from './supplier-facts.tsx'
import styles from './stored-suppliers.module.css'

const listOptions = { query: { limit: 6 } }

/** The latest records on the server, updated live. */
export function StoredSuppliers() {
  const t = useTexts('forms')
  const can = useCan()
  const { data, error, refetch } = useQuery(api.list.page(listOptions))
  const { mutate: restore } = useMutation(api.restore.mutation())
  const { mutateAsync: remove, variables, isPending } = useMutation(api.remove.mutation())
  const drop = ({ id, name }: Supplier) =>
    void remove({ params: { id } }).then(
      () =>
        toast({
          text: t('stored.removed', { name }),
          undo: () => restore({ params: { id } }),
        }),
      () => {},
    )
  return (
    <aside className={styles.aside}>
      <Card title={t('stored.title')}>
        <p className="margin-block-end-3 text-quiet text-13">{t('stored.lead')}</p>
        {error && !data && <ErrorState small as="p" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonText lines={8} />}
        {data?.items.length === 0 && <p className="text-quiet">{t('stored.empty')}</p>}
        <ul className="grid">
          {data?.items
            .filter(({ id }) => !(isPending && variables.params.id === id))
            .map((supplier) => (
              <li key={supplier.id} className={styles.item}>
                <SupplierFacts supplier={supplier} />
                {can('delete', forms.name, supplier) && (
                  <IconAction
                    label={t('stored.remove', { name: supplier.name })}
                    icon={<IconTrash size={18} aria-hidden />}
                    onClick={() => drop(supplier)}
                  />
                )}
              </li>
            ))}
        </ul>
      </Card>
    </aside>
  )
}
