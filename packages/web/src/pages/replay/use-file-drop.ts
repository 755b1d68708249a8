import { useEffect, useState } from 'react'

/** Takes a file that is dropped anywhere on the page; true while one is held above it. */
export function useFileDrop(take: (file: File) => void): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return
      event.preventDefault()
      setAbove(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setAbove(false)
    }
    const drop = (event: DragEvent): void => {
      if (!hasFile(event)) return
      event.preventDefault()
      setAbove(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) take(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [take])
  return isAbove
}
