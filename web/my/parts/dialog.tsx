/** A question above the page, which begins at its title. The browser keeps the focus inside, and Escape closes it. */
import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react';
import { useSpeech } from '../speech';

interface DialogProps {
  title: string;
  /** The text of the button that does it. Absent if it is not possible now. */
  confirm: string | undefined;
  /** It cannot be taken back. */
  isFinal?: boolean;
  isBusy: boolean;
  /** What was wrong with the last attempt. */
  fault?: string | undefined;
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Mount it to open it. It asks to be unmounted with `onClose`. */
export function Dialog(props: DialogProps) {
  const { title, confirm, isFinal = false, isBusy, fault, children, onConfirm, onClose } = props;
  const { say } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // The browser would begin at the first field, and open a phone's keyboard above the question.
    heading.current?.focus();
    // Closing gives the focus back to the button that opened it, as long as the dialog is on the page.
    return () => current?.close();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && confirm !== undefined) onConfirm();
  };
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <p className="actions">
          {confirm !== undefined && (
            <button type="submit" className={isFinal ? 'primary danger' : 'primary'} aria-disabled={isBusy}>
              {confirm}
            </button>
          )}
          <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
            {say('keepAsItIs')}
          </button>
        </p>
      </form>
    </dialog>
  );
}
