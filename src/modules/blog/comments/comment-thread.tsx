import { useRef, useState } from 'react'
import type { BlogComment } from '../contract-comments.ts'
import type { Post } from '../contract-posts.ts'
import { useRights } from '../use-rights.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import styles from './comment-thread.module.css'

/** A comment with its replies, and a reply field if open. */
export function CommentThread({ comment, post }: { comment: BlogComment; post: Post }) {
  const rights = useRights()
  const reply = useRef<HTMLButtonElement>(null)
  const [isReplying, setReplying] = useState(false)
  const { id, profile, replies } = comment
  const close = () => {
    setReplying(false)
    reply.current?.focus()
  }
  return (
    <div className={styles.thread}>
      <CommentItem
        comment={comment}
        post={post}
        replyButton={reply}
        isReplying={isReplying}
        {...(rights.comment && { onReply: () => setReplying(!isReplying) })}
      />
      {(replies.length > 0 || isReplying) && (
        <div className={styles.below}>
          {replies.length > 0 && (
            <ul className={styles.replies}>
              {replies.map((one) => (
                <li key={one.id}>
                  <CommentItem comment={one} post={post} isReply />
                </li>
              ))}
            </ul>
          )}
          {isReplying && <CommentForm postId={post.id} replyTo={{ id, name: profile.name }} onDone={close} />}
        </div>
      )}
    </div>
  )
}
