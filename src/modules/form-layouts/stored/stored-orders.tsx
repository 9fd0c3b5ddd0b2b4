import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCan } from '#platform/web/session/session.ts'
import { type SampleOrder, sampleOrders } from '../contract.ts'
import { api } from '../samples-client.ts'
import styles from './stored-orders.module.css'

const maxOrders = 5
// The application has already reported a rejected write.
const ignore = () => {}
const removing = api.remove.mutation({ optimistic: (order) => ({ ...order, deleted: true }) })
const restoring = api.restore.mutation({ optimistic: (order) => ({ ...order, deleted: false }) })

/** The latest stored orders of all forms. */
export function StoredOrders() {
  const t = useTexts('form-layouts')
  const can = useCan()
  const list = useQuery(api.list.page({ query: { limit: maxOrders } }))
  const { mutateAsync: remove } = useMutation(removing)
  const { mutate: restore } = useMutation(restoring)
  const orders = list.data?.items.filter(({ deleted }) => !deleted) ?? []
  const removeOrder = ({ id, product }: SampleOrder) => {
    const params = { id }
    void remove({ params }).then(
      () => toast({ text: t('stored.removed', { product }), undo: () => restore({ params }) }),
      ignore,
    )
  }

  return (
    <Card title={t('stored.title')}>
      {list.isPending && (
        <div className="grid one-column gap-3" aria-busy>
          <Skeleton width="70%" />
          <Skeleton width="55%" />
        </div>
      )}
      {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && orders.length === 0 && (
        <EmptyState small as="p" title={t('stored.none')} text={t('stored.noneText')} />
      )}
      {orders.length > 0 && (
        <ul className="grid one-column gap-3">
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              onWithdraw={can('delete', sampleOrders.name, order) ? () => removeOrder(order) : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface OrderRowProps {
  order: SampleOrder
  onWithdraw: (() => void) | undefined
}

function OrderRow({ order, onWithdraw }: OrderRowProps) {
  const t = useTexts('form-layouts')
  const format = useFormats()
  const { product, maker, quantity, color, rating, budget, createdAt } = order
  return (
    <li className={styles.row}>
      <div className="grid flex-1 gap-half min-inline-0">
        <span className="row gap-2 semibold break-anywhere">
          {color && <span className={styles.swatch} style={{ background: color }} aria-hidden />}
          <bdi {...asWritten(product)}>{product}</bdi>
        </span>
        <span className={styles.facts}>
          <bdi {...asWritten(maker)}>{maker}</bdi>
          <span>{t('stored.quantity', { count: quantity })}</span>
          {budget !== null && <span>{format.money(Math.round(budget * 100))}</span>}
          {rating > 0 && <span>{t('rating.stars', { count: rating })}</span>}
          <time dateTime={createdAt}>{format.relative(createdAt)}</time>
        </span>
      </div>
      {onWithdraw && (
        <IconAction
          label={t('stored.remove', { product })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={onWithdraw}
        />
      )}
    </li>
  )
}
