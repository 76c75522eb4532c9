import { useEffect, useState } from 'react';
import type { AiJobRow } from '@/types/ai-job';
import { jobStart, type Sent } from './ai-job-state';
import { readTab, writeTab } from './tab-storage';

type Start = { jobId: string; at: number; answers?: number };

function isStart(value: unknown): value is Start {
  return typeof value === 'object' && value !== null && 'jobId' in value && 'at' in value;
}

/** Fixes when the wait for a job began, once per job, and keeps it over a reload. */
export function useJobStart(storageKey: string, sent: Sent) {
  const [known, setKnown] = useState<Start | null>(() => {
    const stored = readTab(storageKey);
    return isStart(stored) ? stored : null;
  });
  useEffect(() => {
    if (known) writeTab(storageKey, { jobId: known.jobId, at: known.at });
  }, [storageKey, known]);

  // The first new job after a request from here is its answer; later ones come from elsewhere.
  const isAccepted = sent.status === 'pending' || sent.status === 'success';
  const sentAt = isAccepted && known?.answers !== sent.at ? sent.at : undefined;

  const startOf = (row: AiJobRow, seenAt: number) =>
    row.job_id === known?.jobId ? known.at : jobStart(row, seenAt, sentAt);
  const remember = (row: AiJobRow, seenAt: number) => {
    if (row.job_id === known?.jobId) return;
    setKnown({ jobId: row.job_id, at: jobStart(row, seenAt, sentAt), answers: sent.at });
  };
  return { startOf, remember };
}
