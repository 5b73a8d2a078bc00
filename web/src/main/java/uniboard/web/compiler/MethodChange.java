package uniboard.web.compiler;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Changes one method of a class of TeaVM's, in which a class of ours is called from then on. */
abstract class MethodChange extends ClassVisitor {
    private final String sought;
    private final Class<?> called;
    private final int due;
    private int met;

    /**
     * @param sought the name of the method to change, or how it begins where {@link #isSought} says so
     * @param called ours
     * @param due    how many places must be changed: else TeaVM is another one
     */
    MethodChange(ClassVisitor next, String sought, Class<?> called, int due) {
        super(Opcodes.ASM9, next);
        this.sought = sought;
        this.called = called;
        this.due = due;
    }

    /** Whether it is the method to change. */
    boolean isSought(String name, String descriptor) {
        return name.equals(sought);
    }

    /**
     * Writes the method otherwise.
     *
     * @param method writes it as it is
     * @return hears what is in the method; null: nothing more is written
     */
    abstract MethodVisitor changing(MethodVisitor method, String descriptor);

    /**
     * A place has been changed.
     *
     * @return how many have
     */
    final int met() {
        return ++met;
    }

    /** Writes a call of a static method of ours. */
    final void call(MethodVisitor method, String name, String descriptor) {
        method.visitMethodInsn(Opcodes.INVOKESTATIC, called.getName().replace('.', '/'), name, descriptor, false);
    }

    @Override
    public final MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
        return isSought(name, descriptor) ? changing(method, descriptor) : method;
    }

    @Override
    public final void visitEnd() {
        if (met != due) throw new IllegalStateException("TeaVM has changed: " + called.getSimpleName() + " must follow.");
        super.visitEnd();
    }
}
