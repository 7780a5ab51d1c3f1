/** Two lines: the fixed text, and the reason in the server's words where there is one. */
export function ToastText({ text, reason }: { text: string; reason: string | null }) {
  return (
    <>
      <div>{text}</div>
      {reason && reason !== text && <div className="toast-reason">{reason}</div>}
    </>
  );
}
